/**
 * What a domain says in DNS about who may send its mail. `weak` is a record that keeps nobody away; `unknown` says that
 * DNS did not answer in time, which tells nothing about the record.
 */
export const SENDER_RECORD_STATES = ['good', 'weak', 'missing', 'doubled', 'unknown'] as const;
export type SenderRecordState = (typeof SENDER_RECORD_STATES)[number];

/** One kind of record of a domain, judged. */
export interface SenderRecord {
  readonly state: SenderRecordState;
  /** The record as it stands there, cut to `MAX_RECORD_LENGTH`; null when there is none, several, or no answer. */
  readonly record: string | null;
}

/** SPF and DMARC of the domain that letters are from. */
export interface SenderRecords {
  readonly domain: string;
  readonly spf: SenderRecord;
  readonly dmarc: SenderRecord;
}

/** An answer may take so long (milliseconds); all questions are asked at once. A person waits for them. */
export const DNS_TIMEOUT_MS = 3_000;
/** Anybody writes what stands in DNS: so much of a record is repeated. Our own figure. */
const MAX_RECORD_LENGTH = 500;
/** Deeper names are no domains that somebody sends from; each level is a question. */
const MAX_LEVELS = 5;

/** Port: texts that stand in DNS. */
export abstract class TextRecords {
  /**
   * The TXT records of a name, none where there are none.
   * @throws whatever keeps us from knowing: no answer within `DNS_TIMEOUT_MS`, or that of a broken server
   */
  abstract find(name: string): Promise<readonly string[]>;
}

/** Looks up what the domain of a sender says. It never fails: what DNS does not tell is unknown. */
export async function readSenderRecords(texts: TextRecords, address: string): Promise<SenderRecords> {
  const domain = address.slice(address.lastIndexOf('@') + 1).toLowerCase();
  const ask = (name: string) => texts.find(name).catch(() => undefined);
  const names = withParents(domain);
  const [spf, ...policies] = await Promise.all([ask(domain), ...names.map((name) => ask(`_dmarc.${name}`))]);
  return { domain, spf: judgeSpf(spf), dmarc: judgeDmarc(policies) };
}

/** Source: RFC 7208 §4.5 (which records count, and that there is one) and §5.1 (`all`). */
function judgeSpf(texts: readonly string[] | undefined): SenderRecord {
  return judge(texts, /^v=spf1(?: |$)/i, (record) => !/(?:^| )\+?all(?: |$)/i.test(record));
}

/**
 * The policy of the domain or, where it has none, of the next domain above that has one, whose `sp` then comes before
 * its `p`. Source: RFC 7489 §6.3 and §6.6.3; the walk upwards is DMARCbis's, which needs no list of public suffixes.
 */
function judgeDmarc(levels: readonly (readonly string[] | undefined)[]): SenderRecord {
  for (const [level, texts] of levels.entries()) {
    const found = judge(texts, /^v=DMARC1\s*(?:;|$)/i, (record) => {
      const own = tagOf(record, 'p');
      const policy = level === 0 ? own : (tagOf(record, 'sp') ?? own);
      return policy === 'quarantine' || policy === 'reject';
    });
    if (found.state !== 'missing') return found;
  }
  return MISSING;
}

const MISSING: SenderRecord = { state: 'missing', record: null };

function judge(
  texts: readonly string[] | undefined,
  form: RegExp,
  isStrong: (record: string) => boolean,
): SenderRecord {
  if (!texts) return { state: 'unknown', record: null };
  const [record, another] = texts.map((text) => text.trim()).filter((text) => form.test(text));
  if (record === undefined) return MISSING;
  if (another !== undefined) return { state: 'doubled', record: null };
  return { state: isStrong(record) ? 'good' : 'weak', record: shown(record) };
}

/** The value of a tag in a record such as `v=DMARC1; p=none`. */
function tagOf(record: string, tag: string): string | undefined {
  const pairs = record.split(';').map((pair) => pair.split('=').map((part) => part.trim().toLowerCase()));
  return pairs.find(([name]) => name === tag)?.[1];
}

/** `posta.baia.example` and `baia.example`; a top-level domain has no policy for those below it. */
function withParents(domain: string): readonly string[] {
  const labels = domain.split('.');
  const names = labels.slice(0, -1).map((_, at) => labels.slice(at).join('.'));
  return names.length === 0 ? [domain] : [...names.slice(0, 1), ...names.slice(1).slice(1 - MAX_LEVELS)];
}

function shown(record: string): string {
  return record.replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ').slice(0, MAX_RECORD_LENGTH);
}
