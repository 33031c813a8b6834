import type { AdditionalService, ShownText } from '@ospite/domain';
import { classList } from '@ospite/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageSections, type SectionProps } from '../../shared/content/page-sections';
import { Words } from '../../shared/content/words';
import { usePageFacts } from '../../shared/facts/page-facts';
import { partText, type PartText } from '../../shared/format/localized-text';
import * as dots from '../../shared/layout/dot-list.module.css';
import { useProperty } from '../../shared/property/use-property';
import * as s from './prices-page.module.css';

/** Services that are free where the property offers them, as their names say; others are agreed upon. */
const FREE: readonly AdditionalService[] = ['beach-shuttle', 'parking', 'airport-shuttle', 'crib', 'wifi'];

/** What the price includes, and what can be had besides. Source: specification §2, Pricing. */
export function ServiceLists() {
  const { sections } = usePageSections('prices', {
    'prices.included': Included,
    'prices.additional': Additional,
  });
  return sections.length > 0 && <div className={s.halves}>{sections.map(({ part }) => part)}</div>;
}

function Included({ id, values: { title, items } }: SectionProps<'prices.included'>) {
  const offered = useOffered(true);
  return <ServiceList id={id} title={title} services={[...items.map(({ text }) => text), ...offered]} />;
}

function Additional({ id, values: { title, items, text } }: SectionProps<'prices.additional'>) {
  const offered = useOffered(false);
  return (
    <ServiceList id={id} title={title} services={[...items.map((item) => item.text), ...offered]}>
      <Words className={s.small} of={text} />
    </ServiceList>
  );
}

/** Names of the services that the property offers: those that are free, or the others and all of the owner's own. */
function useOffered(isFree: boolean): readonly (ShownText | PartText)[] {
  const { t } = useTranslation();
  const { language } = usePageFacts();
  const property = useProperty();
  if (!property) return [];
  const { offeredServices, ownServices } = property;
  return [
    ...offeredServices
      .filter((service) => FREE.includes(service) === isFree)
      .map((service) => ({ text: t(`services:${service}`) })),
    ...(isFree ? [] : ownServices.map(({ name }) => partText(name, language))),
  ];
}

interface ServiceListProps {
  readonly id: string;
  readonly title: ShownText;
  readonly services: readonly (ShownText | PartText)[];
  readonly children?: ReactNode;
}

function ServiceList({ id, title, services, children }: ServiceListProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <Words as="h2" id={`${id}-title`} className={s.heading} of={title} />
      <ul className={classList(dots.list, s.included)}>
        {services.map((service) => (
          <Words as="li" key={service.text} of={service} />
        ))}
      </ul>
      {children}
    </section>
  );
}
