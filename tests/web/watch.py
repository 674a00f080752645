"""Looks over a page's shoulder: mistakes in its console, requests to other hosts."""

from __future__ import annotations

from playwright.sync_api import ConsoleMessage, Page, Request

#: The page asks who it is, and is nobody yet; a line that was cut says so.
EXPECTED = ("401 (Unauthorized)", "ERR_INTERNET_DISCONNECTED", "WebSocket connection to")


class Watch:
    def __init__(self, home: str) -> None:
        self._home = home.partition("//")[2]
        self.faults: list[str] = []

    def over(self, page: Page) -> None:
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.faults.append(f"error: {error}"))
        page.on("request", self._request)

    def check(self) -> None:
        assert self.faults == []

    def _console(self, message: ConsoleMessage) -> None:
        if message.type == "error" and not any(each in message.text for each in EXPECTED):
            self.faults.append(f"console: {message.text}")

    def _request(self, request: Request) -> None:
        host = request.url.partition("//")[2].partition("/")[0]
        if host != self._home and not request.url.startswith("data:"):
            self.faults.append(f"request to another host: {request.url}")
