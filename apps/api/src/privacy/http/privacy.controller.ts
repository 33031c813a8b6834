import { Clock, dayOf, ErasePerson, FindMentions, PrivacyStore } from '@ospite/domain';
import { Body, Controller, Get, Post, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { ATTACHMENT_HEADERS, Endpoint, sendDownload } from '@ospite/server/rest';
import { LongRunningWork } from '@ospite/server/persistence';
import { NeedsPassword } from '../../accounts';
import { FullExport } from '../full-export';
import { PersonArchive } from '../person-archive';
import { emailOf, ErasePersonRequest, ErasureResponse, PersonQuery } from './privacy.dto';

const ARCHIVE_TYPE = 'application/gzip';
const AN_ARCHIVE = {
  content: { [ARCHIVE_TYPE]: { schema: { type: 'string', format: 'binary' } } },
  headers: ATTACHMENT_HEADERS,
};

/** The owner exports everything here, and exports or erases one person. */
@ApiTags('privacy')
@Controller('api')
export class PrivacyController {
  constructor(
    private readonly person: PersonArchive,
    private readonly everything: FullExport,
    private readonly store: PrivacyStore,
    private readonly erasePerson: ErasePerson,
    private readonly mentions: FindMentions,
    private readonly longRunningWork: LongRunningWork,
    private readonly clock: Clock,
  ) {}

  @Get('privacy/export')
  @Endpoint({
    id: 'exportPerson',
    summary: 'Export everything about one e-mail address',
    description:
      'A `.tar.gz` with `person.json` (whose data they are, and when they were read), `quotes.json` (each with its ' +
      'history), `reviews.json`, `messages.json` (with their texts) and `mentions.json` (sections of the site’s texts, ' +
      'events and the like with the address, or a telephone number of the quotes), to be handed to the person who asks.',
    access: 'owner',
    answer: { description: 'The archive, also when there is nothing in it.', ...AN_ARCHIVE },
  })
  async exportPerson(@Query() query: PersonQuery, @Res() response: Response): Promise<void> {
    await this.send(response, 'person', this.longRunningWork.each(this.person.archive(emailOf(query))));
  }

  @Get('privacy/count')
  @Endpoint({
    id: 'countErasable',
    summary: 'Count what is stored about one e-mail address',
    description:
      'What an export would contain, and an erasure would change; and which of the owner’s texts mention the person, ' +
      'which an erasure leaves to the owner.',
    access: 'owner',
    answer: {
      type: ErasureResponse,
      description: 'How many rows there are, also when there is none.',
    },
  })
  async count(@Query() query: PersonQuery): Promise<ErasureResponse> {
    const email = emailOf(query);
    return this.longRunningWork.run(async () => {
      const found = await this.store.find(email);
      const { quotes, reviews, messages } = found;
      const counts = { quotes: quotes.length, reviews: reviews.length, messages: messages.length };
      return { ...counts, ...(await this.mentions.of(email, found)) };
    });
  }

  @Post('privacy/erase')
  @NeedsPassword()
  @Endpoint({
    id: 'erasePerson',
    summary: 'Erase the person behind one e-mail address',
    description:
      'Quotes stay as anonymous rows, reviews lose name, e-mail and reply, sent messages their text; messages not sent yet ' +
      'are deleted. The text of a review stays: delete the review if its text identifies the author. The owner’s ' +
      'texts stay, too: the answer names those that mention the person, for the owner to change. This cannot be ' +
      'undone; a second call finds nothing. A keyed hash of the address is kept where backups go, so that a restored ' +
      'backup erases the person again; while that storage does not respond, nothing is erased.',
    access: 'owner',
    answer: { type: ErasureResponse, description: 'How many rows were changed.' },
    problems: ['privacy.backups_unreachable'],
  })
  erase(@Body() body: ErasePersonRequest): Promise<ErasureResponse> {
    const email = emailOf(body);
    return this.longRunningWork.run(async () => {
      // Once erased, the quotes tell no telephone number.
      const mentions = await this.mentions.of(email, await this.store.find(email));
      return { ...(await this.erasePerson.erase(email)), ...mentions };
    });
  }

  @Get('export')
  @Endpoint({
    id: 'exportEverything',
    summary: 'Export everything the installation stores',
    description:
      'A `.tar.gz` of one moment’s state: `manifest.json`, each table as `data/<table>/0001.json` (lists of at most ' +
      '1,000 rows), the same rows for spreadsheets beside it as `0001.csv`, and the stored pictures below `media/`. ' +
      'Passwords, keys and sessions are not in it. At most two are made at once; a third gets a 503.',
    access: 'owner',
    answer: { description: 'The archive, sent while it is made.', ...AN_ARCHIVE },
  })
  async exportEverything(@Res() response: Response): Promise<void> {
    await this.send(response, 'export', this.everything.archive());
  }

  private send(response: Response, what: string, archive: AsyncIterable<Buffer>): Promise<void> {
    const name = `ospite-${what}-${dayOf(this.clock.now())}.tar.gz`;
    return sendDownload(response, { name, type: ARCHIVE_TYPE }, archive);
  }
}
