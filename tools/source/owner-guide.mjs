const PICTURE = /^!\[([^\]]+)\]\(([^)\s]+)\)$/;

/**
 * Reads the owner's guide, `docs/owner-guide.md`: Markdown of which only three levels of headings, paragraphs, numbered
 * and plain lists, pictures on lines of their own and **bold** are used.
 *
 * A text is its pieces in turn, plain and bold: `['Premi ', 'Salva', '.']`.
 * @typedef {{ steps: string[][] } | { points: string[][] } | { text: string[] }
 *   | { pictures: { src: string, alt: string }[] }} Block
 * @typedef {{ title: string, blocks: Block[] }} Part
 * @param {string} source
 * @returns {Part & { sections: (Part & { items: Part[] })[] }}
 */
export function readOwnerGuide(source) {
  const [guide, ...sections] = partsOf(source.trim(), '## ').map((section) => {
    const [head, ...items] = partsOf(section, '### ');
    return { ...partOf(head), items: items.map(partOf) };
  });
  return { title: guide.title, blocks: guide.blocks, sections };
}

/** A text cut where lines begin with this. */
function partsOf(text, beginning) {
  return text.split(new RegExp(`^(?=${beginning})`, 'm'));
}

function partOf(text) {
  const [heading, ...blocks] = text.trim().split(/\n\s*\n/);
  return { title: heading.replace(/^#+ /, ''), blocks: blocks.map(blockOf) };
}

function blockOf(block) {
  const lines = block.split('\n');
  const pictures = lines.map((line) => PICTURE.exec(line.trim()));
  if (pictures.every(Boolean)) return { pictures: pictures.map(([, alt, src]) => ({ src, alt })) };
  if (/^\d+\. /.test(block)) return { steps: itemsOf(block, /^\d+\. /m) };
  if (block.startsWith('- ')) return { points: itemsOf(block, /^- /m) };
  return { text: piecesOf(block) };
}

function itemsOf(block, sign) {
  return block.split(sign).slice(1).map(piecesOf);
}

function piecesOf(text) {
  return text.replaceAll(/\s+/g, ' ').trim().split('**');
}
