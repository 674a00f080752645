"""Packs that nobody could choose: committed to before, shown afterwards, checked by anybody."""

from __future__ import annotations

import hashlib
from dataclasses import replace
from pathlib import Path

import pytest

from foxfire.core import records
from foxfire.core.errors import RecordError
from foxfire.core.packs import SeedStream
from foxfire.core.registry import game
from foxfire.server import messages as m
from foxfire.server import shuffle
from foxfire.server.house import House
from tests.server.houses import Guest, a_house, in_loop, play_on, state_of
from tests.server.test_table import SHORT, refused, seated


async def finished(house: House) -> tuple[str, list[Guest], records.Record]:
    table, guests = await seated(house, **SHORT["tatsu-2"])
    await guests[1].do(m.Contribute, table, view=1, text="mine")
    await play_on(house, table, guests)
    found = await house.lobby.find(table)
    return table, guests, records.parse(records.to_text(found.record()))


@in_loop
async def test_a_secret_is_committed_to_before_and_shown_after_its_pack(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        host = await Guest.arrive(house)
        made = await host.new_table(**SHORT["tatsu-2"], public=True)
        await host.look(made.table)
        (promised,) = host.last("snapshot")["packs"]
        assert (promised["pack"], promised["secret"]) == (0, None)
        await host.do(m.Contribute, made.table, view=0, text="abc")
        other = await Guest.arrive(house, "Ben")
        await other.do(m.Sit, made.table, seat=1)
        await other.look(made.table)
        packs = other.last("snapshot")["packs"]
        assert [pack["secret"] for pack in packs] == [None, None]
        assert packs[0]["hash"] == promised["hash"]
        assert packs[0]["added"] == ["abc", None]
        state = state_of(house, made.table)
        while state.status == "running":
            await play_on(house, made.table, [host, other], turns=1)
            spoken = str([host.listen(), other.listen()])
            hidden = [pack.secret for pack in state.packs if not pack.spent]
            assert all(secret not in spoken for secret in hidden)
        shown = {p["pack"]: p for said in host.all("event") for p in said["packs"] or []}
        secret = shown[0]["secret"]
        assert hashlib.sha256(secret.encode()).hexdigest() == promised["hash"]
        stream = SeedStream(f"{secret}:abc:", "pack-0")
        expected = game("tatsu").draw_pack(state.play.options, stream)
        assert list(state.play.log[0].pack) == expected


@in_loop
async def test_a_record_is_verified_and_every_lie_is_found(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        _, _, record = await finished(house)
    assert shuffle.verify(record) == len([e for e in record.entries if e.cards])
    notes = dict(record.notes)
    hashed, _, rest = notes["pack-0"].partition(" ")
    lies = {
        "another hash": {"pack-0": f"{'0' * 64} {rest}"},
        "another secret": {"pack-0": f"{shuffle.commitment('f' * 64)} {'f' * 64}:a:"},
        "another text": {"pack-0": f"{hashed} {rest}x"},
        "no form": {"pack-0": "trust me"},
    }
    for lie in lies.values():
        with pytest.raises(RecordError):
            shuffle.verify(replace(record, notes={**notes, **lie}))
    with pytest.raises(RecordError, match="nothing vouches"):
        shuffle.verify(replace(record, notes={}))


@in_loop
async def test_texts_of_players_change_the_next_pack_only(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        table, guests, record = await finished(house)
        notes = record.notes
        assert notes["pack-0"].endswith(":")
        assert notes["pack-1"].endswith(":mine") if "pack-1" in notes else True
        gone = await refused(guests[1], m.Contribute, table, view=1, text="late")
        assert gone == "conflict"


@in_loop
async def test_chance_in_options_follows_from_the_first_secret(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        dealers = set()
        for _ in range(8):
            table, _ = await seated(house, game="fox", options={"dealer": "random"})
            state = state_of(house, table)
            pack = state.packs[0]
            seed = shuffle.seed(pack.secret, pack.added)
            expected = SeedStream(seed, "options").below(2)
            assert int(state.play.options.dealer) == expected
            dealers.add(expected)
        assert dealers == {0, 1}
