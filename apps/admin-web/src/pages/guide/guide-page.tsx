import { guide } from '@ospite/owner-guide';
import { useId } from 'react';
import { GuideBlocks, GuideItem } from '../../features/guide/guide-parts';
import { Screen } from '../../shared/screen/screen';
import * as s from './guide-page.module.css';

type Section = (typeof guide.sections)[number];

/** `docs/owner-guide.md`, where the owner looks for it: the first day step by step, and recipes. */
export function GuidePage() {
  return (
    <Screen title={guide.title} lead={<GuideBlocks blocks={guide.blocks} />}>
      {guide.sections.map((section) => (
        <GuideSection key={section.title} section={section} />
      ))}
    </Screen>
  );
}

function GuideSection({ section: { title, blocks, items } }: { readonly section: Section }) {
  const id = useId();
  return (
    <section className={s.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <GuideBlocks blocks={blocks} />
      {items.map((item) => (
        <GuideItem key={item.title} {...item} />
      ))}
    </section>
  );
}
