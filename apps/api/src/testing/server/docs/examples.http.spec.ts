import type { OpenAPIObject } from '@nestjs/swagger';
import { DemoSeed } from '../../../seed/demo-seed';
import { listOf, operationsOf, resolved, type Operation } from '../../generated/operations.fixture';
import { createDocument } from '../../../api-document';
import { recordOf } from '@ospite/server/docs';
import { OWNER, startTestApi, SUPER_ADMIN_KEY, TestClock, type TestApi } from '../..';
import { aPictureFile } from '@ospite/server/testing';

/** The day that the dates of the examples were written for. */
const TODAY = new Date('2026-11-21T09:00:00Z');
/** What the document says to be replaced by one's own, and the owner's name in these tests. */
const SECRETS: Readonly<Record<string, string>> = {
  admin: OWNER.username,
  'your-password': OWNER.password,
  'your-super-admin-key': SUPER_ADMIN_KEY,
};
/** They only work while there is no account, with a service that translates, and with the ids of all sections there are. */
const NOT_HERE = ['runInit', 'proposeTranslation', 'translateIntoItalian', 'discardContentDraft'];

describe('the examples of requests', () => {
  let api: TestApi;
  let owner: Awaited<ReturnType<TestApi['signedIn']>>;
  let operations: readonly Operation[];
  let document: OpenAPIObject;

  beforeAll(async () => {
    api = await startTestApi({ clock: new TestClock(TODAY) });
    await api.app.get(DemoSeed).fill();
    owner = await api.signedIn();
    document = createDocument(api.app);
    operations = operationsOf(document);
  });
  afterAll(() => api.close());

  it('are accepted as they stand by a server with the demo in it', async () => {
    const refused: string[] = [];
    const last = ['erasePerson', 'login', 'changePassword'];
    const withBody = operations.filter(({ body, operationId }) => body && !NOT_HERE.includes(operationId));
    // Those that end sessions come last, and one that removes what others change.
    for (const operation of withBody.toSorted((a, b) => rank(a) - rank(b))) {
      const { status, body } = await send(operation);
      if (status >= 400) refused.push(`${operation.operationId} ${status} ${JSON.stringify(body)}`);
    }
    expect(refused).toEqual([]);

    function rank({ operationId, method }: Operation): number {
      if (operationId === 'orderRoomImages' || operationId === 'orderContentSections') return 0;
      if (last.includes(operationId)) return 3;
      // A picture of the breakfast, of which the demo has none, is uploaded before it is put in order.
      return method === 'POST' ? 1 : 2;
    }
  });

  it('say nothing where an example would be wrong on every other server', () => {
    for (const { operationId, body, parameters } of operations) {
      const fields = Object.entries(recordOf(resolved(recordOf(body?.schema), document).properties));
      const filled = fields.filter(([name, field]) => name === 'updatedAt' && 'example' in recordOf(field));
      const pre = parameters.filter(
        ({ in: place, required, schema }) =>
          place !== 'path' && !required && ('example' in schema || 'default' in schema),
      );
      expect({ operationId, filled, pre }).toEqual({ operationId, filled: [], pre: [] });
      expect(recordOf(exampleOf(operationId))).not.toHaveProperty('updatedAt');
    }
  });

  /** The body that Swagger UI fills in. */
  function exampleOf(operationId: string): unknown {
    for (const item of Object.values(document.paths))
      for (const operation of Object.values(recordOf(item)).map(recordOf)) {
        if (operation.operationId !== operationId) continue;
        return recordOf(recordOf(recordOf(operation.requestBody).content)['application/json']).example;
      }
    return undefined;
  }

  async function send({ operationId, method, path, parameters, body }: Operation) {
    const address = path.replace(/\{(\w+)\}/g, (_, name: string) => {
      const { schema, example } = recordOf(parameters.find((parameter) => parameter.name === name));
      return String(
        example ?? recordOf(schema).example ?? listOf(resolved(recordOf(schema), document).enum)[0],
      );
    });
    const request = owner[method.toLowerCase() as 'post'](address).set('X-Super-Admin-Key', SUPER_ADMIN_KEY);
    if (body?.type === 'application/json') return request.send(withSecrets(exampleOf(operationId)));
    const properties = recordOf(resolved(recordOf(body?.schema), document).properties);
    for (const [name, property] of Object.entries(properties)) {
      const { format, example } = recordOf(property);
      if (format === 'binary') request.attach(name, await aPictureFile(60, 40), 'picture.png');
      else if (typeof example === 'string') request.field(name, example);
    }
    return request;
  }

  function withSecrets(example: unknown): object {
    const text = JSON.stringify(example).replace(/"(admin|your-[a-z-]+)"/g, (whole, name: string) =>
      name in SECRETS ? JSON.stringify(SECRETS[name]) : whole,
    );
    return JSON.parse(text);
  }
});
