import { CONSENT_KEY, STAFF_MARK } from '@ospite/contracts/site';
import { CONSENT_MONTHS, CONSENT_VERSION, type Banner } from '@ospite/domain';
import { contentHash } from '@ospite/site-engine/render';

/**
 * Shows or takes away the banner that it stands in before anything is painted, by the rules of `features/banners`: none
 * for a signed-in owner, one from another host only after consent to marketing. So nothing moves when React comes.
 */
const SCRIPT = `{const s=document.currentScript,b=s.parentNode,t=b.querySelector("template");s.remove();if(document.cookie.split("; ").includes("${STAFF_MARK}"))b.replaceChildren();else if(t)try{const c=JSON.parse(localStorage.getItem("${CONSENT_KEY}")),n=new Date,e=new Date(c.timestamp),p=e<=n;e.setMonth(e.getMonth()+${CONSENT_MONTHS});if(p&&e>n&&c.version==="${CONSENT_VERSION}"&&c.preferences.marketing===true)t.replaceWith(t.content)}catch{}}`;

/** Its text is the same for every banner. */
export const BANNER_SCRIPT_HASH = contentHash(SCRIPT);

/** A banner as it stands in the document: what is in a template loads nothing. Sanitised HTML holds no template. */
export function inDocument(banner: Banner): Banner {
  const html = banner.isForeign ? `<template>${banner.html}</template>` : banner.html;
  return { ...banner, html: `${html}<script>${SCRIPT}</script>` };
}
