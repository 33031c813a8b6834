import { defineEntity, p } from '@mikro-orm/postgresql';

/** Secrets that all replicas share: keys that sign, and hashes of what people know. */
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
