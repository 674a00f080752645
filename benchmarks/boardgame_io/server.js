// boardgame.io's server as its documentation starts it: games, origins, run. Storage is in memory.
const { Server, Origins } = require('boardgame.io/server');
const tricks = require('./game');

const server = Server({ games: [tricks], origins: [Origins.LOCALHOST] });
server.run({ port: 0 }).then(({ appServer }) => {
  console.log(`ready http://127.0.0.1:${appServer.address().port}`);
});
