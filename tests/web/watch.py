"""Looks over a page's shoulder: mistakes in its console, requests to other hosts."""

from __future__ import annotations

from playwright.sync_api import ConsoleMessage, Page, Request, Response

#: Refusals of the server are answers; a line that was cut says so.
EXPECTED = ("the server responded with", "ERR_INTERNET_DISCONNECTED", "WebSocket connection to")


class Watch:
    def __init__(self, home: str) -> None:
        self._home = home.partition("//")[2]
        self.faults: list[str] = []

    def over(self, page: Page) -> None:
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.faults.append(f"error: {error}"))
        page.on("request", self._request)
        page.on("response", self._response)

    def check(self) -> None:
        assert self.faults == [], self.faults

    def _console(self, message: ConsoleMessage) -> None:
        if message.type == "error" and not any(each in message.text for each in EXPECTED):
            self.faults.append(f"console: {message.text}")

    def _response(self, response: Response) -> None:
        if response.status >= 400 and "/api/" not in response.url:
            self.faults.append(f"{response.status}: {response.url}")

    def _request(self, request: Request) -> None:
        host = request.url.partition("//")[2].partition("/")[0]
        if host != self._home and not request.url.startswith("data:"):
            self.faults.append(f"request to another host: {request.url}")
