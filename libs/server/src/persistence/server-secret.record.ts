import { defineEntity, p } from '@mikro-orm/postgresql';

/** A row of table `server_secret`: a secret that all replicas share, a key or the hash of what people know. */
const schema = defineEntity({
  name: 'ServerSecretRecord',
  tableName: 'server_secret',
  properties: {
    name: p.string().length(40).primary(),
    value: p.string().length(255),
  },
});

export class ServerSecretRecord extends schema.class {}
schema.setClass(ServerSecretRecord);
