import { promises as dns } from 'node:dns';
import { domainToASCII } from 'node:url';
import { Injectable } from '@nestjs/common';
import { DNS_TIMEOUT_MS, TextRecords } from '@ospite/domain';

/** Codes with which a server says that there is nothing: no such name, or no text at it. */
const NOTHING_THERE = ['ENOTFOUND', 'ENODATA'];
/** A question may be lost on its way once. */
const TRIES = 2;

/** Asks the servers of the machine, or others where a test names them. */
@Injectable()
export class DnsTextRecords extends TextRecords {
  private servers: readonly string[] | undefined;

  /** @param servers `127.0.0.1:5353`, in place of the machine's */
  static at(servers: readonly string[]): DnsTextRecords {
    const records = new DnsTextRecords();
    records.servers = servers;
    return records;
  }

  override async find(name: string): Promise<readonly string[]> {
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
