import { overloadedTranslator } from '@ospite/i18n/overloaded';
import { languageOfPath } from '@ospite/i18n/paths';
import type { RenderKind } from '@ospite/site-engine/server';

/** Readable without a style sheet, which would be one more request. */
const STYLE = 'max-width:34rem;margin:14vh auto;padding:0 1.25rem;font:1.1rem/1.6 system-ui,sans-serif';

/** Made of a few sentences: it reads nothing and renders nothing. */
export function overloadedPage(path: string, kind: RenderKind): string {
  const language = languageOfPath(path);
  const t = overloadedTranslator(language);
  const texts = kind === 'form' ? [t('text'), t('form')] : [t('text')];
  return [
    `<!doctype html>\n<html lang="${language}">`,
    `<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">`,
    `<meta name="color-scheme" content="only light"><meta name="robots" content="noindex"><title>${t('title')}</title></head>`,
    `<body style="${STYLE}"><h1>${t('title')}</h1>${texts.map((text) => `<p>${text}</p>`).join('')}</body>\n</html>\n`,
  ].join('\n');
}
