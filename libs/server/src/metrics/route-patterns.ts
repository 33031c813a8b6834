/** The name of addresses that match no pattern, so that invented addresses add no new series. */
export const OTHER_ROUTE = 'other';

interface Branch {
  readonly literal: Map<string, Branch>;
  parameter: Branch | undefined;
  /** Ends in `*`: whatever follows belongs to it. */
  rest: string | undefined;
  pattern: string | undefined;
}

const newBranch = (): Branch => ({
  literal: new Map(),
  parameter: undefined,
  rest: undefined,
  pattern: undefined,
});

/** Finds the pattern of an address, part by part, so that metrics name patterns and never actual addresses. */
export class RoutePatterns {
  private readonly root = newBranch();

  /** @param patterns such as `/api/rooms/:slug` and `/uploads/*` */
  constructor(patterns: readonly string[]) {
    for (const pattern of patterns) this.add(pattern);
  }

  /** @param path an address without its query */
  find(path: string): string {
    return lookUp(this.root, path.split('/').slice(1), 0) ?? OTHER_ROUTE;
  }

  private add(pattern: string): void {
    let branch = this.root;
    for (const part of pattern.split('/').slice(1)) {
      if (part === '*') return void (branch.rest = pattern);
      const next = part.startsWith(':') ? branch.parameter : branch.literal.get(part);
      const found = next ?? newBranch();
      if (part.startsWith(':')) branch.parameter = found;
      else branch.literal.set(part, found);
      branch = found;
    }
    branch.pattern = pattern;
  }
}

function lookUp(branch: Branch, parts: readonly string[], at: number): string | undefined {
  const part = parts[at];
  if (part === undefined) return branch.pattern ?? branch.rest;
  const literal = branch.literal.get(part);
  const found = literal && lookUp(literal, parts, at + 1);
  const ofParameter = part === '' ? undefined : branch.parameter;
  return found ?? (ofParameter && lookUp(ofParameter, parts, at + 1)) ?? branch.rest;
}
