import { Injectable } from '@nestjs/common';
import { SenderRecordReader, type SenderRecord, type SenderRecords } from '@ospite/domain';
import { DnsTextRecords } from './dns-text-records';

/** Anybody writes what stands in DNS: so much of a record is repeated. Our own figure. */
const MAX_RECORD_LENGTH = 500;
/** Deeper names are no domains that somebody sends from; each level is a question. */
const MAX_LEVELS = 5;

/** Reads SPF and DMARC of a sender's domain in DNS. */
@Injectable()
export class DnsSenderRecordReader extends SenderRecordReader {
  constructor(private readonly texts: DnsTextRecords) {
    super();
  }

  override async read(address: string): Promise<SenderRecords> {
    const domain = address.slice(address.lastIndexOf('@') + 1).toLowerCase();
    const ask = (name: string) => this.texts.find(name).catch(() => undefined);
    const policies = withParents(domain).map((name) => ask(`_dmarc.${name}`));
    const [spf, ...dmarc] = await Promise.all([ask(domain), ...policies]);
    return { domain, spf: judgeSpf(spf), dmarc: judgeDmarc(dmarc) };
  }
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
