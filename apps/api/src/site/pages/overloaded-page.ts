import type { Language } from '@ospite/domain';
import { busyTranslator } from '@ospite/i18n/busy';
import type { DrawingReason } from './render-queue';
import type { RenderedPage } from './page-renderer';

/** Legible without a style sheet, which would be one more thing to fetch. */
const LOOK = 'max-width:34rem;margin:14vh auto;padding:0 1.25rem;font:1.1rem/1.6 system-ui,sans-serif';

/** What is sent where too many pages are being drawn: put together from a few texts, nothing is asked for it. */
export function busyPage(language: Language, reason: DrawingReason): RenderedPage {
  const t = busyTranslator(language);
  const texts = reason === 'form' ? [t('text'), t('form')] : [t('text')];
  const html = [
    `<!doctype html>\n<html lang="${language}">`,
    `<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">`,
    `<meta name="robots" content="noindex"><title>${t('title')}</title></head>`,
    `<body style="${LOOK}"><h1>${t('title')}</h1>${texts.map((text) => `<p>${text}</p>`).join('')}</body>\n</html>\n`,
  ].join('\n');
  return { status: 503, html, styleHashes: [], scriptHashes: [] };
}
