// A trick game for four, written the way boardgame.io's documentation writes games: hands are secret,
// `STRIP_SECRETS` hides them, a turn is one move, cards are shuffled by the random plugin. It does the
// work of one hand of Tatsu with four players: 36 cards, nine each, tricks, captured cards and scores.
const { INVALID_MOVE, PlayerView } = require('boardgame.io/core');

const SEATS = 4;
const CARDS = 36;
const RANKS = 18; // in each of two suits
const HAND = CARDS / SEATS;

const suit = (card) => Math.floor(card / RANKS);
const rank = (card) => card % RANKS;
const name = (card) => 'RY'[suit(card)] + rank(card);

function deal(G, random) {
  const deck = random.Shuffle([...Array(CARDS).keys()]);
  G.players = {};
  for (let seat = 0; seat < SEATS; seat++) {
    const hand = deck.slice(seat * HAND, (seat + 1) * HAND).sort((a, b) => a - b);
    G.players[seat] = { hand };
  }
  G.sizes = Array(SEATS).fill(HAND);
  G.captured = [[], []];
  G.tricks = 0;
  G.hand += 1;
  G.dealer = (G.dealer + 1) % SEATS;
  G.leader = (G.dealer + 1) % SEATS;
  G.next = G.leader;
}

function setup({ random }) {
  const G = { secret: {}, hand: 0, dealer: SEATS - 1, scores: [0, 0], trick: [] };
  deal(G, random);
  return G;
}

function mayPlay(G, hand, card) {
  if (!hand.includes(card)) return false;
  if (G.trick.length === 0 || G.trick.length === SEATS) return true;
  const led = suit(G.trick[0].card);
  return suit(card) === led || !hand.some((other) => suit(other) === led);
}

function strongest(trick) {
  const led = suit(trick[0].card);
  const ranks = trick.map(({ card }) => (suit(card) === led ? rank(card) : -1));
  return trick[ranks.indexOf(Math.max(...ranks))].seat;
}

function play({ G, random, playerID }, card) {
  const hand = G.players[playerID].hand;
  if (!mayPlay(G, hand, card)) return INVALID_MOVE;
  const seat = Number(playerID);
  if (G.trick.length === SEATS) G.trick = [];
  hand.splice(hand.indexOf(card), 1);
  G.sizes[seat] -= 1;
  G.trick.push({ seat, card, name: name(card) });
  G.next = (seat + 1) % SEATS;
  if (G.trick.length < SEATS) return undefined;
  G.next = G.leader = strongest(G.trick);
  G.captured[G.leader % 2].push(...G.trick.map((laid) => laid.card));
  G.tricks += 1;
  if (G.tricks === HAND) {
    G.scores[0] += G.captured[0].length;
    G.scores[1] += G.captured[1].length;
    deal(G, random);
  }
  return undefined;
}

module.exports = {
  name: 'tricks',
  setup,
  playerView: PlayerView.STRIP_SECRETS,
  moves: { play },
  turn: {
    minMoves: 1,
    maxMoves: 1,
    order: { first: ({ G }) => G.next, next: ({ G }) => G.next },
  },
  minPlayers: SEATS,
  maxPlayers: SEATS,
};
