BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE credentials (
	hash VARCHAR(64) NOT NULL, 
	id VARCHAR(24) NOT NULL, 
	person VARCHAR(24) NOT NULL, 
	kind VARCHAR(12) NOT NULL, 
	label VARCHAR(40) DEFAULT '' NOT NULL, 
	scopes VARCHAR(80) DEFAULT '' NOT NULL, 
	created_at BIGINT NOT NULL, 
	expires_at BIGINT, 
	PRIMARY KEY (hash), 
	UNIQUE (id), 
	FOREIGN KEY(person) REFERENCES people (id)
);
INSERT INTO "credentials" VALUES('9a1cc35c39d994c1e3a6a0257f4b5dc743151b476a161cd4cf911ed60fd4fb5f','PSF0T360G4np','Kx4zkazD_zo5','cookie','','',1800000000000,NULL);
INSERT INTO "credentials" VALUES('8534cf44a54de920121b8560110bf5a001ac0b88b1f33d051d12106ba9888337','SsVfK3DFvtOU','RaVq8ba4kUSh','cookie','','',1800000000000,NULL);
CREATE TABLE entries (
	table_id VARCHAR(24) NOT NULL, 
	number INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	person VARCHAR(24), 
	command VARCHAR(40), 
	body TEXT NOT NULL, 
	PRIMARY KEY (table_id, number), 
	CONSTRAINT once UNIQUE (table_id, person, command), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "entries" VALUES('8t0bnWLAZ0mr',1,1800000000000,NULL,NULL,'{"kind":"created","setup":{"game":"fox","rules":1,"options":{"target":5,"dealer":0,"show_tricks":false},"players":2,"public":true,"watching":"end","watch_seat":0,"watch_delay":300,"talking":"phrases"},"host":"Kx4zkazD_zo5","tempo":{"seconds":null,"late":"bot"},"hints":false,"secret":"e3ebacffce2b45a671e413f138c84936cd6c7c7e8b10a2d416af9f033126ee29","invited":[]}');
INSERT INTO "entries" VALUES('8t0bnWLAZ0mr',2,1800000000000,NULL,NULL,'{"kind":"sat","seat":0,"person":"Kx4zkazD_zo5"}');
INSERT INTO "entries" VALUES('8t0bnWLAZ0mr',3,1800000000000,'RaVq8ba4kUSh','c0','{"kind":"sat","seat":1,"person":"RaVq8ba4kUSh"}');
INSERT INTO "entries" VALUES('8t0bnWLAZ0mr',4,1800000000000,'RaVq8ba4kUSh',NULL,'{"kind":"started","options":{"target":5,"dealer":0,"show_tricks":false}}');
INSERT INTO "entries" VALUES('8t0bnWLAZ0mr',5,1800000000000,'RaVq8ba4kUSh',NULL,'{"kind":"packed","pack":0,"secret":"e3ebacffce2b45a671e413f138c84936cd6c7c7e8b10a2d416af9f033126ee29","added":[null,null],"cards":["M9","K11","M2","B5","K7","M3","M6","B10","M11","K10","M8","M7","B9","B6","M4","B1","B7","K5","M5","B4","B3","M10","K3","K1","K4","K6","B8","K9","M1","B11","B2","K8","K2"],"next_secret":"d5905e7dbee7166acef86714e8411e6652f2069f22dc209869409198909fd08d"}');
INSERT INTO "entries" VALUES('8t0bnWLAZ0mr',6,1800000000000,'RaVq8ba4kUSh','c2','{"kind":"played","player":1,"actions":["M5"],"bot":null,"late":false}');
INSERT INTO "entries" VALUES('8t0bnWLAZ0mr',7,1800000000000,'RaVq8ba4kUSh','c4','{"kind":"played","player":1,"actions":["under K1"],"bot":null,"late":false}');
INSERT INTO "entries" VALUES('8t0bnWLAZ0mr',8,1800000000000,'Kx4zkazD_zo5','c6','{"kind":"played","player":0,"actions":["M6"],"bot":null,"late":false}');
INSERT INTO "entries" VALUES('8t0bnWLAZ0mr',9,1800000000000,'Kx4zkazD_zo5','c8','{"kind":"played","player":0,"actions":["B5"],"bot":null,"late":false}');
INSERT INTO "entries" VALUES('8t0bnWLAZ0mr',10,1800000000000,'Kx4zkazD_zo5','c10','{"kind":"played","player":0,"actions":["under M8"],"bot":null,"late":false}');
INSERT INTO "entries" VALUES('8t0bnWLAZ0mr',11,1800000000000,'RaVq8ba4kUSh','c12','{"kind":"played","player":1,"actions":["B4"],"bot":null,"late":false}');
INSERT INTO "entries" VALUES('8t0bnWLAZ0mr',12,1800000000000,'Kx4zkazD_zo5','c14','{"kind":"played","player":0,"actions":["B9"],"bot":null,"late":false}');
INSERT INTO "entries" VALUES('8t0bnWLAZ0mr',13,1800000000000,'RaVq8ba4kUSh','c16','{"kind":"played","player":1,"actions":["B7"],"bot":null,"late":false}');
INSERT INTO "entries" VALUES('8t0bnWLAZ0mr',14,1800000000000,'Kx4zkazD_zo5','c19','{"kind":"played","player":0,"actions":["M3","swap K10"],"bot":null,"late":false}');
INSERT INTO "entries" VALUES('8t0bnWLAZ0mr',15,1800000000000,'RaVq8ba4kUSh','c21','{"kind":"played","player":1,"actions":["M10"],"bot":null,"late":false}');
CREATE TABLE people (
	id VARCHAR(24) NOT NULL, 
	name VARCHAR(24), 
	created_at BIGINT NOT NULL, 
	deleted_at BIGINT, 
	PRIMARY KEY (id)
);
INSERT INTO "people" VALUES('Kx4zkazD_zo5','Anna',1800000000000,NULL);
INSERT INTO "people" VALUES('RaVq8ba4kUSh','Ben 1',1800000000000,NULL);
CREATE TABLE seatings (
	person VARCHAR(24) NOT NULL, 
	table_id VARCHAR(24) NOT NULL, 
	PRIMARY KEY (person, table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "seatings" VALUES('Kx4zkazD_zo5','8t0bnWLAZ0mr');
INSERT INTO "seatings" VALUES('RaVq8ba4kUSh','8t0bnWLAZ0mr');
CREATE TABLE tables (
	id VARCHAR(24) NOT NULL, 
	game VARCHAR(24) NOT NULL, 
	status VARCHAR(8) NOT NULL, 
	public BOOLEAN NOT NULL, 
	host VARCHAR(24) NOT NULL, 
	invite_hash VARCHAR(64) NOT NULL, 
	created_at BIGINT NOT NULL, 
	ended_at BIGINT, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('8t0bnWLAZ0mr','fox','running',1,'Kx4zkazD_zo5','661641563be6fb5f0bf3c92b0b27f26d14e61c6c9a9daf3db25875be712c5128',1800000000000,NULL);
CREATE INDEX ix_credentials_person ON credentials (person);
CREATE INDEX ix_tables_status ON tables (status);
COMMIT;
