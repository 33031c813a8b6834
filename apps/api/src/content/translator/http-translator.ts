import { DomainError, Translator, type Language } from '@ospite/domain';

/** Longest wait for all answers in milliseconds: the owner is looking at it. Our own figure. */
const ANSWER_MS = 15_000;

/** Source: DeepL API, POST /v2/translate, which refuses more texts in one request. */
const LINES_AT_ONCE = 50;

/** Longest answer in bytes: a section's texts take some hundred kilobytes at most. Our own figure. */
const MAX_ANSWER_BYTES = 1_048_576;

/** How a service is asked, and what its answer says. */
export interface TranslationService {
  /** The request's headers and body, as JSON. */
  readonly request: (
    lines: readonly string[],
    between: { readonly from: Language; readonly to: Language },
    key: string | undefined,
  ) => { readonly headers: Readonly<Record<string, string>>; readonly body: object };
  /** The lines in a successful answer. */
  readonly linesIn: (answer: unknown) => unknown;
}

/** A translation service that is asked by HTTP, at the address of its call. */
export class HttpTranslator extends Translator {
  override readonly host: string;

  constructor(
    private readonly url: string,
    private readonly key: string | undefined,
    private readonly service: TranslationService,
    private readonly answerMs = ANSWER_MS,
  ) {
    super();
    this.host = new URL(url).host;
  }

  override async translate(
    lines: readonly string[],
    between: { readonly from: Language; readonly to: Language },
  ): Promise<readonly string[]> {
    const signal = AbortSignal.timeout(this.answerMs);
    const translated: string[] = [];
    while (translated.length < lines.length) {
      const some = lines.slice(translated.length, translated.length + LINES_AT_ONCE);
      const { headers, body } = this.service.request(some, between, this.key);
      const answered = this.service.linesIn(await this.ask(headers, body, signal));
      const isWhole =
        Array.isArray(answered) &&
        answered.length === some.length &&
        answered.every((line) => typeof line === 'string');
      if (!isWhole) throw unavailable('its answer is not the one it documents');
      translated.push(...answered);
    }
    return translated;
  }

  private async ask(
    headers: Readonly<Record<string, string>>,
    body: object,
    signal: AbortSignal,
  ): Promise<unknown> {
    const response = await fetch(this.url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json', ...headers },
      body: JSON.stringify(body),
      // The key goes where the operator has sent it, and nowhere else.
      redirect: 'error',
      signal,
    }).catch((error: unknown) => {
      throw unavailable(error instanceof Error ? error.name : 'no answer');
    });
    if (response.status === 429) throw new DomainError('content.translator_busy');
    // DeepL: the characters of the month are used up.
    if (response.status === 456) throw new DomainError('content.translator_spent');
    if (!response.ok) throw unavailable(`HTTP ${response.status}`);
    try {
      return JSON.parse(await bodyOf(response));
    } catch {
      throw unavailable('its answer is no JSON, or too long');
    }
  }
}

/** @throws when it is longer than any answer may be: the rest is not waited for */
async function bodyOf(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.length;
    if (length > MAX_ANSWER_BYTES) throw new Error('too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

function unavailable(why: string): DomainError {
  return new DomainError('content.translator_unavailable', { why });
}
