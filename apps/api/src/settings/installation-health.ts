import { Injectable } from '@nestjs/common';
import { ContentVersion } from '../platform/persistence/content/content-version';
import { DatabasePool } from '../platform/persistence/connections/database-pool';

interface InstallationState {
  readonly status: 'ok';
  readonly uptimeSeconds: number;
  readonly databaseVersion: string;
  readonly databaseBytes: number;
  readonly contentVersion: number;
}

/** How the server and its database are doing, for the super admin. */
@Injectable()
export class InstallationHealth {
  constructor(
    private readonly database: DatabasePool,
    private readonly contentVersion: ContentVersion,
  ) {}

  async describe(): Promise<InstallationState> {
    const { rows } = await this.database.pool.query<{ version: string; bytes: string }>(
      "select current_setting('server_version') as version, pg_database_size(current_database())::text as bytes",
    );
    return {
      status: 'ok',
      uptimeSeconds: Math.floor(process.uptime()),
      databaseVersion: rows[0]?.version.split(' ')[0] ?? '',
      databaseBytes: Number(rows[0]?.bytes ?? 0),
      contentVersion: this.contentVersion.current(),
    };
  }
}
