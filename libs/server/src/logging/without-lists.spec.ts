import type { LoggerService } from '@nestjs/common';
import { withoutLists } from './without-lists';

it('leaves out what Nest lists at a start, and nothing else', () => {
  const written: unknown[] = [];
  const write = (...line: unknown[]) => void written.push(line);
  const logger: LoggerService = withoutLists({ log: write, error: write, warn: write });
  logger.log('Mapped {/api/rooms, GET} route', 'RouterExplorer');
  logger.log('AppModule dependencies initialized', 'InstanceLoader');
  logger.log('Listening on 127.0.0.1:3000', 'Serve');
  logger.log({ name: 'ospite.tar' }, 'A backup was made', 'NightlyBackupJob');
  logger.warn('Duplicate route', 'RouterExplorer');
  logger.error('Failed', undefined, 'InstanceLoader');
  expect(written).toEqual([
    ['Listening on 127.0.0.1:3000', 'Serve'],
    [{ name: 'ospite.tar' }, 'A backup was made', 'NightlyBackupJob'],
    ['Duplicate route', 'RouterExplorer'],
    ['Failed', undefined, 'InstanceLoader'],
  ]);
});
