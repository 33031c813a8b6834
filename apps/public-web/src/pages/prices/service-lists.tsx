import type { Property } from '@ospite/contracts/guest';
import type { AdditionalService, ShownText } from '@ospite/domain';
import { classList } from '@ospite/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageSections, type SectionProps } from '../../shared/content/page-sections';
import { Words } from '../../shared/content/words';
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
  const offered = useOffered((service) => FREE.includes(service));
  return <ServiceList id={id} title={title} services={[...items.map(({ text }) => text), ...offered]} />;
}

function Additional({ id, values: { title, items, text } }: SectionProps<'prices.additional'>) {
  const offered = useOffered((service) => !FREE.includes(service));
  return (
    <ServiceList id={id} title={title} services={[...items.map((item) => item.text), ...offered]}>
      <Words className={s.small} of={text} />
    </ServiceList>
  );
}

/** Names of the services that the property offers. */
function useOffered(isWanted: (service: AdditionalService) => boolean): readonly ShownText[] {
  const { t } = useTranslation();
  const offered: Property['offeredServices'] = useProperty()?.offeredServices ?? [];
  return offered.filter(isWanted).map((service) => ({ text: t(`services:${service}`) }));
}

interface ServiceListProps {
  readonly id: string;
  readonly title: ShownText;
  readonly services: readonly ShownText[];
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
