"""Firefox through WebDriver BiDi: as much of the protocol as a game needs.

Playwright's own way to a Firefox that is not built for it asks for commands that the extended
support release does not know yet; the protocol itself is JSON over a socket.
"""

from __future__ import annotations

import json
import re
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

from tests.web import browsers

Json = dict[str, Any]
PATIENCE = 30.0  # seconds
LISTENING = re.compile(r"WebDriver BiDi listening on (ws://\S+)")
#: Nothing of its own on the network.
PREFERENCES = {
    "app.normandy.enabled": False,
    "app.update.enabled": False,
    "browser.safebrowsing.malware.enabled": False,
    "browser.safebrowsing.phishing.enabled": False,
    "browser.shell.checkDefaultBrowser": False,
    "browser.startup.page": 0,
    "datareporting.policy.dataSubmissionEnabled": False,
    "extensions.update.enabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "remote.prefs.recommended": True,
    "services.settings.server": "data:,",
    "toolkit.telemetry.server": "data:,",
}
#: What a page that is left had still to load.
ABORTED = ("status=2152398850", "was interrupted while the page was loading")
#: A point at which a press reaches one of these; others may lie over a part of it.
SEEN_POINT = """(css) => {
  for (const each of document.querySelectorAll(css)) {
    each.scrollIntoView({ block: "nearest" });
    const { left, top, width, height } = each.getBoundingClientRect();
    for (const [across, down] of [[.5, .5], [.2, .2], [.2, .5], [.8, .2], [.5, .1], [.5, .9]]) {
      const point = [left + across * width, top + down * height];
      if (width && each.contains(document.elementFromPoint(...point))) return point;
    }
  }
  return null;
}"""


class Firefox:
    """One window of a running Firefox, and what its console complained of."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._number = 0
        self.faults: list[str] = []
        self.ask("session.new", capabilities={})
        self.ask("session.subscribe", events=["log.entryAdded"])
        self._window = self.ask("browsingContext.getTree")["contexts"][0]["context"]

    def ask(self, method: str, **params: Any) -> Json:
        """One command and its answer; what the console says meanwhile is kept."""
        self._number += 1
        self._socket.send(json.dumps({"id": self._number, "method": method, "params": params}))
        while True:
            said: Json = json.loads(self._socket.recv(PATIENCE))
            if said.get("id") == self._number:
                assert said["type"] == "success", f"{method}: {said}"
                answer: Json = said["result"]
                return answer
            self._hear(said)

    def _hear(self, said: Json) -> None:
        if said.get("method") != "log.entryAdded" or said["params"]["level"] != "error":
            return
        text: str = said["params"]["text"]
        if not any(each in text for each in ABORTED):
            self.faults.append(text)

    def size(self, width: int, height: int) -> None:
        viewport = {"width": width, "height": height}
        self.ask("browsingContext.setViewport", context=self._window, viewport=viewport)

    def goto(self, url: str) -> None:
        self.ask("browsingContext.navigate", context=self._window, url=url, wait="complete")

    def evaluate(self, expression: str) -> Any:
        """What a script says, as JSON; promises are waited for."""
        text = f"Promise.resolve({expression}).then((x) => JSON.stringify(x ?? null))"
        where = {"context": self._window}
        said = self.ask("script.evaluate", expression=text, target=where, awaitPromise=True)
        assert said["type"] == "success", said
        return json.loads(said["result"]["value"])

    def count(self, css: str) -> int:
        found: int = self.evaluate(f"document.querySelectorAll({json.dumps(css)}).length")
        return found

    def wait(self, css: str) -> None:
        """Until there is one of these."""
        end = time.monotonic() + PATIENCE
        while not self.count(css):
            assert time.monotonic() < end, f"no {css} on {self.evaluate('document.body.innerText')}"
            time.sleep(0.02)

    def click(self, css: str) -> bool:
        """Press the first of these that can be seen with a real pointer; whether there was one."""
        point = self.evaluate(f"({SEEN_POINT})({json.dumps(css)})")
        if point is None:
            return False
        move = {"type": "pointerMove", "x": round(point[0]), "y": round(point[1])}
        press = [{"type": kind, "button": 0} for kind in ("pointerDown", "pointerUp")]
        pointer = {"type": "pointer", "id": "mouse", "actions": [move, *press]}
        self.ask("input.performActions", context=self._window, actions=[pointer])
        return True


@contextmanager
def firefox(profile: Path) -> Iterator[Firefox]:
    """A Firefox with a profile of its own."""
    lines = [f"user_pref({json.dumps(k)}, {json.dumps(v)});" for k, v in PREFERENCES.items()]
    (profile / "user.js").write_text("\n".join(lines), encoding="utf-8")
    command = [browsers.FIREFOX.path(), "--headless", "--no-remote", "--remote-debugging-port=0"]
    log = profile / "firefox.log"
    with log.open("wb") as said:
        process = subprocess.Popen(
            [*command, "--profile", str(profile)], stdout=said, stderr=subprocess.STDOUT
        )
    try:
        with connect(_address(log, process) + "/session", max_size=None) as socket:
            yield Firefox(socket)
    finally:
        process.terminate()
        process.wait(PATIENCE)


def _address(log: Path, process: subprocess.Popen[bytes]) -> str:
    """Where it listens, which it says once it has started."""
    end = time.monotonic() + PATIENCE
    while not (found := LISTENING.search(log.read_text(encoding="utf-8", errors="replace"))):
        assert process.poll() is None and time.monotonic() < end, log.read_text()
        time.sleep(0.05)
    return found[1]
