import type { GuideBlock, GuidePart, GuideText } from '@ospite/owner-guide';
import * as s from './guide.module.css';

/** A recipe or a step of the guide, unfolded when somebody asks for it. */
export function GuideItem({ title, blocks }: GuidePart) {
  return (
    <details className={s.item}>
      <summary>
        <h3>{title}</h3>
      </summary>
      <div className={s.body}>
        <GuideBlocks blocks={blocks} />
      </div>
    </details>
  );
}

export function GuideBlocks({ blocks }: Pick<GuidePart, 'blocks'>) {
  return blocks.map((block, index) => <Block key={index} block={block} />);
}

function Block({ block }: { readonly block: GuideBlock }) {
  if ('text' in block)
    return (
      <p className={s.text}>
        <Text pieces={block.text} />
      </p>
    );
  if ('pictures' in block)
    return (
      <div className={s.pictures}>
        {block.pictures.map(({ src, alt }) => (
          <img key={src} src={src} alt={alt} loading="lazy" decoding="async" />
        ))}
      </div>
    );
  const [List, items] = 'steps' in block ? (['ol', block.steps] as const) : (['ul', block.points] as const);
  return (
    <List className={s.list}>
      {items.map((pieces, index) => (
        <li key={index}>
          <Text pieces={pieces} />
        </li>
      ))}
    </List>
  );
}

/** Every second piece is bold: the words that stand on the screen. */
function Text({ pieces }: { readonly pieces: GuideText }) {
  return pieces.map((piece, index) => (index % 2 === 1 ? <strong key={index}>{piece}</strong> : piece));
}
