import { HttpAdapterHost } from '@nestjs/core';
import { RoutePatterns } from './route-patterns';

/** What Express keeps of Nest's routes. */
interface ExpressApp {
  readonly router: { readonly stack: readonly { readonly route?: { readonly path: unknown } }[] };
}

/** The addresses of this server: those of its calls, which are known once Nest is initialised, and those of the site. */
export class Addresses {
  private routes: RoutePatterns | undefined;
  private known: ReadonlySet<string> | undefined;

  /** @param site patterns of what is served beside the calls: `/camere/:slug`, `/uploads/*` */
  constructor(
    private readonly host: HttpAdapterHost,
    private readonly site: readonly string[],
  ) {}

  /**
   * The pattern of an address: `/api/rooms/:slug`, `/camere/:slug`, `/uploads/*`. There are as many as calls, pages and
   * folders of files, and `other` for everything else.
   */
  patternOf(path: string): string {
    return (this.routes ??= new RoutePatterns(this.patterns())).find(path);
  }

  /** Every word of the addresses, of calls, pages and files alike: `rooms`, `order`, `camere`, `admin`. */
  words(): ReadonlySet<string> {
    return (this.known ??= new Set(
      this.patterns()
        .flatMap((pattern) => pattern.split('/'))
        .filter((word) => !word.startsWith(':')),
    ));
  }

  private patterns(): readonly string[] {
    const express: ExpressApp = this.host.httpAdapter.getInstance();
    const calls = express.router.stack.flatMap(({ route }) => (isPattern(route?.path) ? [route.path] : []));
    return [...calls, ...this.site];
  }
}

/** Nest's own routes for whatever is left have braces. */
function isPattern(path: unknown): path is string {
  return typeof path === 'string' && !path.includes('{');
}
