import { promises as dns } from 'node:dns';
import { domainToASCII } from 'node:url';
import { Injectable } from '@nestjs/common';

/** An answer may take so long (milliseconds); all questions are asked at once. A person waits for them. */
export const DNS_TIMEOUT_MS = 3_000;
/** Codes with which a server says that there is nothing: no such name, or no text at it. */
const NOTHING_THERE = ['ENOTFOUND', 'ENODATA'];
/** A question may be lost on its way once. */
const TRIES = 2;

/** Texts that stand in DNS: asks the servers of the machine, or others where a test names them. */
@Injectable()
export class DnsTextRecords {
  private servers: readonly string[] | undefined;

  /** @param servers `127.0.0.1:5353`, in place of the machine's */
  static at(servers: readonly string[]): DnsTextRecords {
    const records = new DnsTextRecords();
    records.servers = servers;
    return records;
  }

  /**
   * The TXT records of a name, none where there are none.
   * @throws whatever keeps us from knowing: no answer within `DNS_TIMEOUT_MS`, or that of a broken server
   */
  async find(name: string): Promise<readonly string[]> {
    // One for each question, so that giving up on it gives up on nothing else.
    const resolver = new dns.Resolver({ timeout: DNS_TIMEOUT_MS / TRIES, tries: TRIES });
    if (this.servers) resolver.setServers(this.servers);
    const tooLate = setTimeout(() => resolver.cancel(), DNS_TIMEOUT_MS);
    try {
      // A record is cut into pieces of 255 bytes, which belong together without a blank (RFC 7208 §3.3).
      return (await resolver.resolveTxt(domainToASCII(name))).map((pieces) => pieces.join(''));
    } catch (error) {
      if (NOTHING_THERE.includes((error as NodeJS.ErrnoException).code ?? '')) return [];
      throw error;
    } finally {
      clearTimeout(tooLate);
    }
  }
}
