import { createHash } from 'node:crypto';

const FRONT_MATTER = /^---\nupdated: (\d{4}-\d{2}-\d{2})\nhash: ([0-9a-f]{12})\n---\n/;
const CONDITION = /^\{\{(if|unless) (\w+)\}\}\s*/;

/**
 * Reads a legal text: Markdown of which only headings, paragraphs, lists, links, `code` and **bold** are used, with
 * `{{placeholders}}` for values, and `{{if name}}` or `{{unless name}}` at the start of a block. A library would know far
 * more than a lawyer is to use, and would have to be told not to.
 * @param {string} source
 * @returns {{ updated: string, blocks: { tag: string, html: string, only?: string, except?: string }[] }}
 * @throws {Error} when the words are not those of the day that the text names, with the lines to write instead
 */
export function readLegalText(source) {
  const [front = '', updated, hash] = FRONT_MATTER.exec(source) ?? [];
  const body = source.slice(front.length);
  const actual = hashOf(body);
  if (hash !== actual)
    throw new Error(
      `The words of this text have changed. Write in its first lines, with the day of the change: ` +
        `--- / updated: ${new Date().toISOString().slice(0, 10)} / hash: ${actual} / ---`,
    );
  return { updated, blocks: blocksIn(body) };
}

/** Of the words only: lines may be rewrapped. */
function hashOf(body) {
  return createHash('sha256').update(body.replaceAll(/\s+/g, ' ').trim()).digest('hex').slice(0, 12);
}

function blocksIn(body) {
  return body
    .trim()
    .split(/\n\s*\n/)
    .flatMap((block) => (block.startsWith('- ') ? itemsOf(block) : [blockOf(block)]));
}

function itemsOf(block) {
  return block
    .split(/^- /m)
    .slice(1)
    .map((text) => written('li', text));
}

function blockOf(block) {
  const heading = /^(#{2,3}) /.exec(block)?.[1];
  return heading ? written(`h${heading.length}`, block.slice(heading.length + 1)) : written('p', block);
}

function written(tag, text) {
  const plain = text.replaceAll(/\s+/g, ' ').trim();
  const [condition = '', word, name] = CONDITION.exec(plain) ?? [];
  return {
    tag,
    html: inline(plain.slice(condition.length)),
    ...(word === 'if' && { only: name }),
    ...(word === 'unless' && { except: name }),
  };
}

function inline(text) {
  return text
    .replaceAll('\\', '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('"', '&quot;')
    .replaceAll(/`([^`]+)`/g, '<code>$1</code>')
    .replaceAll(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replaceAll(/\[([^\]]+)\]\(([^)\s]+)\)/g, (_, label, address) => {
      const rel = /^https?:/.test(address) ? ' rel="noopener"' : '';
      return `<a href="${address}"${rel}>${label}</a>`;
    });
}
