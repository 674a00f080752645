BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0002');
CREATE TABLE blocks (
	person VARCHAR(24) NOT NULL, 
	other VARCHAR(24) NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	PRIMARY KEY (person, other), 
	FOREIGN KEY(person) REFERENCES people (id)
);
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
INSERT INTO "credentials" VALUES('b96ac02aad0908f9e48c35fa12eb8dbe7970d817110291d0921f7072bba3bf80','aLPIVIGMJvam','YXMMLe6OnINL','cookie','','',1794740643155,NULL);
INSERT INTO "credentials" VALUES('b5c121bc33e2587fde7da9cda6b5cf4bfa149f59947cd70b145b33e42dce5699','YMTjuHOVzonG','BdhXKzAoQB2z','cookie','','',1794740643488,NULL);
INSERT INTO "credentials" VALUES('108d3f8ba823fd412f86fe2e8184d43ab674687bd484a2ead6585673c8f8dea0','HGdwJU8aVWNy','_ZAKCTDoxSDB','cookie','','',1794740643546,NULL);
INSERT INTO "credentials" VALUES('3bdb49fd6db5e05243c08f844f61bc3a8feb63a813cee7277a70f903a7d015d0','EGxtsQ3-BG8P','YgJ6zynSYyBJ','cookie','','',1794740643574,NULL);
INSERT INTO "credentials" VALUES('d299a90218fe2a0d9ab0d532343f782d65380d58e7425de15bd41bbed025c280','w-XhXoXk0nke','cz5bkQeelqdH','cookie','','',1794740643710,NULL);
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
INSERT INTO "entries" VALUES('ydk9Ta0za92u',1,1794740643376,NULL,NULL,'{"kind":"created","setup":{"game":"tac","rules":1,"options":{"mode":"teams","master":false,"dealer":0},"players":4,"public":true,"watching":"end","watch_seat":0,"watch_delay":300,"talking":"phrases"},"host":"YXMMLe6OnINL","tempo":{"seconds":null,"late":"bot"},"hints":false,"secret":"5b07f16a073706bcbc85969f905a937739092bdb7ab0153dcf81b91cb239e9c3","invited":[]}');
INSERT INTO "entries" VALUES('ydk9Ta0za92u',2,1794740643376,NULL,NULL,'{"kind":"sat","seat":0,"person":"YXMMLe6OnINL"}');
INSERT INTO "entries" VALUES('ydk9Ta0za92u',3,1794740643526,'BdhXKzAoQB2z','c0','{"kind":"sat","seat":1,"person":"BdhXKzAoQB2z"}');
INSERT INTO "entries" VALUES('ydk9Ta0za92u',4,1794740643563,'_ZAKCTDoxSDB','c1','{"kind":"sat","seat":2,"person":"_ZAKCTDoxSDB"}');
INSERT INTO "entries" VALUES('ydk9Ta0za92u',5,1794740643614,'YgJ6zynSYyBJ','c2','{"kind":"sat","seat":3,"person":"YgJ6zynSYyBJ"}');
INSERT INTO "entries" VALUES('ydk9Ta0za92u',6,1794740643614,'YgJ6zynSYyBJ',NULL,'{"kind":"started","options":{"mode":"teams","master":false,"dealer":0}}');
INSERT INTO "entries" VALUES('ydk9Ta0za92u',7,1794740643614,'YgJ6zynSYyBJ',NULL,'{"kind":"packed","pack":0,"secret":"5b07f16a073706bcbc85969f905a937739092bdb7ab0153dcf81b91cb239e9c3","added":[null,null,null,null],"cards":["tac","trickster","1","4","trickster","9","3","7","5","12","8","4","12","2","trickster","12","tac","10","4","trickster","2","6","4","1","8","5","1","12","3","6","10","12","9","13","tac","7","13","13","12","8","4","trickster","13","trickster","2","5","9","13","10","9","5","trickster","10","8","10","6","13","9","8","6","1","7","7","2","7","1","8","9","4","6","2","3","1","5","10","8","3","2","2","3","1","6","1","4","3","13","13","13","7","10","6","7","9","7","5","tac","1","3","12","5"],"next_secret":"a23e32e093d158cab75caa67ffe42ef4d929f23c005e3c4541ed00fa25bc4d76"}');
INSERT INTO "entries" VALUES('ydk9Ta0za92u',8,1794740643667,'YXMMLe6OnINL','c4','{"kind":"played","player":0,"actions":["give 12"],"bot":null,"late":false}');
INSERT INTO "entries" VALUES('ydk9Ta0za92u',9,1794740643689,'BdhXKzAoQB2z','c6','{"kind":"played","player":1,"actions":["give trickster"],"bot":null,"late":false}');
INSERT INTO "entries" VALUES('j9cLnAaSw3-l',1,1794740643716,NULL,NULL,'{"kind":"created","setup":{"game":"fox","rules":1,"options":{"target":21,"dealer":0,"show_tricks":false},"players":2,"public":false,"watching":"end","watch_seat":0,"watch_delay":300,"talking":"phrases"},"host":"cz5bkQeelqdH","tempo":{"seconds":null,"late":"bot"},"hints":false,"secret":"df9d5e7a1b1cb16ad4123b6ba446a079a60c078733d85f5ca89d2458e307092b","invited":[]}');
INSERT INTO "entries" VALUES('j9cLnAaSw3-l',2,1794740643716,NULL,NULL,'{"kind":"sat","seat":0,"person":"cz5bkQeelqdH"}');
INSERT INTO "entries" VALUES('j9cLnAaSw3-l',3,1794740643716,NULL,NULL,'{"kind":"sat","seat":1,"person":"cz5bkQeelqdH"}');
INSERT INTO "entries" VALUES('j9cLnAaSw3-l',4,1794740643723,NULL,NULL,'{"kind":"started","options":{"target":21,"dealer":0,"show_tricks":false}}');
INSERT INTO "entries" VALUES('j9cLnAaSw3-l',5,1794740643723,NULL,NULL,'{"kind":"packed","pack":0,"secret":"df9d5e7a1b1cb16ad4123b6ba446a079a60c078733d85f5ca89d2458e307092b","added":[null,null],"cards":["B9","M6","B10","K3","M2","M5","K1","B6","B11","B3","B4","M1","K8","M3","B2","M8","K10","K11","K7","K9","M9","M10","M4","B7","K5","K6","B8","K2","B5","M11","K4","M7","B1"],"next_secret":"9cdbaa5a1493d02e10d26ff2ee7978c48dc09c0bbdd7e865d3271b612ccf6e89"}');
INSERT INTO "entries" VALUES('j9cLnAaSw3-l',6,1794740643728,'cz5bkQeelqdH','c7','{"kind":"played","player":1,"actions":["B2"],"bot":null,"late":false}');
INSERT INTO "entries" VALUES('j9cLnAaSw3-l',7,1794740643765,'cz5bkQeelqdH','c8','{"kind":"proposed","seat":1,"what":"takeback","tempo":null}');
INSERT INTO "entries" VALUES('j9cLnAaSw3-l',8,1794740643765,'cz5bkQeelqdH',NULL,'{"kind":"takenback","proposal":7}');
INSERT INTO "entries" VALUES('j9cLnAaSw3-l',9,1794740643784,'cz5bkQeelqdH','c9','{"kind":"played","player":1,"actions":["B2"],"bot":null,"late":false}');
CREATE TABLE people (
	id VARCHAR(24) NOT NULL, 
	name VARCHAR(24), 
	created_at BIGINT NOT NULL, 
	deleted_at BIGINT, 
	PRIMARY KEY (id)
);
INSERT INTO "people" VALUES('YXMMLe6OnINL','Anna',1794740643155,NULL);
INSERT INTO "people" VALUES('BdhXKzAoQB2z','Ben 1',1794740643488,NULL);
INSERT INTO "people" VALUES('_ZAKCTDoxSDB','Ben 2',1794740643546,NULL);
INSERT INTO "people" VALUES('YgJ6zynSYyBJ','Ben 3',1794740643574,NULL);
INSERT INTO "people" VALUES('cz5bkQeelqdH','Cleo',1794740643710,NULL);
CREATE TABLE seatings (
	person VARCHAR(24) NOT NULL, 
	table_id VARCHAR(24) NOT NULL, 
	PRIMARY KEY (person, table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "seatings" VALUES('YXMMLe6OnINL','ydk9Ta0za92u');
INSERT INTO "seatings" VALUES('BdhXKzAoQB2z','ydk9Ta0za92u');
INSERT INTO "seatings" VALUES('_ZAKCTDoxSDB','ydk9Ta0za92u');
INSERT INTO "seatings" VALUES('YgJ6zynSYyBJ','ydk9Ta0za92u');
INSERT INTO "seatings" VALUES('cz5bkQeelqdH','j9cLnAaSw3-l');
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
INSERT INTO "tables" VALUES('ydk9Ta0za92u','tac','running',1,'YXMMLe6OnINL','766daa36742b9d648b491291ac0cd5f3653cbffaa21c6c7ac7048821e7692785',1794740643376,NULL);
INSERT INTO "tables" VALUES('j9cLnAaSw3-l','fox','running',0,'cz5bkQeelqdH','606e37bcfce01a21d9e1f0278b8c089fa163d7c59cdae6a2d36709e8413ee5c4',1794740643716,NULL);
CREATE INDEX ix_credentials_person ON credentials (person);
CREATE INDEX ix_tables_status ON tables (status);
COMMIT;
