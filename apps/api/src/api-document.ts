import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject } from '@nestjs/swagger';
import { documentOf } from '@ospite/server/docs';
import { ACCESS_KEY_SCHEME, SUPER_ADMIN_KEY_HEADER } from '@ospite/server/rest';
import { DOCUMENTED_PROBLEMS } from './documented-problems';

const DESCRIPTION = `The programming interface of Ospite: everything the guests’ site and both back-offices do.

- Refusals are problem documents (RFC 9457) with a stable \`code\`; \`errors\` names the fields. \`x-problem-codes\` lists the codes of a call.
- Public reads carry an \`ETag\`, which a client sends back as \`If-None-Match\` to get a \`304\`. Answers that are made afresh carry an \`X-Request-Id\`, which finds the request in the server’s log.
- What a read returns can be sent back to save it: \`readOnly\` fields of the body are accepted and ignored; unknown names are refused. A body holds at most 100 fields in one object and 400 values in all.
- After a write the next public read through the same replica shows it; through another one within 500 ms at p99.9.
- Lists are arrays; \`page\` and \`pageSize\` select a part, \`X-Total-Count\` and \`Link\` describe the whole.
- Days are \`YYYY-MM-DD\` at the property, whose clock is Europe/Rome; instants are ISO 8601 in UTC.
- The owner’s calls need the session cookie that \`login\` sets, or an access key as \`Authorization: Bearer …\`; a browser page of another site may not write.
- A key that is wrong or revoked is a 401 \`access_key.wrong\`, after several tries a 429 \`account.too_many_attempts\`; a \`read\` key is a 403 \`access_key.read_only\` on calls that write; any key is a 403 \`access_key.session_only\` on calls for people only.`;

/** The OpenAPI document, made from the application's code; it needs no database. */
export function createDocument(app: INestApplication): OpenAPIObject {
  const introduction = new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle('Ospite')
    .setDescription(DESCRIPTION)
    .setVersion('1')
    .setLicense('MIT', 'https://opensource.org/license/mit')
    .addTag('auth', 'The owner’s way in and out.')
    .addTag('accounts', 'The people who run the back-office.')
    .addTag('access-keys', 'Keys for other programs.')
    .addTag('rooms', 'Rooms with their pictures.')
    .addTag('pricing', 'Nightly prices by season.')
    .addTag('breakfast', 'Pictures of the breakfast.')
    .addTag('property', 'The property itself.')
    .addTag('quotes', 'Guests’ requests for a quote.')
    .addTag('reply-templates', 'The owner’s templates of replies.')
    .addTag('reviews', 'Guests’ reviews.')
    .addTag('notices', 'What is wrong with the site as a whole, for its owner.')
    .addTag('content', 'The owner’s own words and pictures, page by page.')
    .addTag('events', 'What is on around the property.')
    .addTag('brand', 'How the site looks.')
    .addTag('settings', 'The owner’s switches.')
    .addTag('visits', 'Visits to the site.')
    .addTag('consents', 'What visitors chose in the cookie dialog.')
    .addTag('super-admin', 'Offline switch, tracking code, banners.')
    .addTag('messages', 'The outbox of e-mails.')
    .addTag('privacy', 'A person’s data, and the export of everything.')
    .addTag('health', 'For monitoring.')
    .addCookieAuth(
      'session',
      {
        type: 'apiKey',
        in: 'cookie',
        name: 'session',
        description:
          'Nothing to enter here: call `login`, the browser keeps the cookie (`__Host-session` on https).',
      },
      'session',
    )
    .addBearerAuth(
      {
        type: 'http',
        scheme: 'bearer',
        description:
          'A key of `createAccessKey`, for other programs. One of scope `read` is for reads only. It has no session, ' +
          'and gives no access to accounts, keys, passwords and sessions.',
      },
      ACCESS_KEY_SCHEME,
    )
    .addApiKey(
      {
        type: 'apiKey',
        in: 'header',
        name: SUPER_ADMIN_KEY_HEADER,
        description: 'For all calls with a key but `settings` and `unlock`, which take it in the body.',
      },
      'superAdminKey',
    )
    .build();
  return documentOf(app, introduction, DOCUMENTED_PROBLEMS);
}
