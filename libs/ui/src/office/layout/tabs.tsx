import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs';
import * as s from './tabs.module.css';

interface TabItem {
  readonly id: string;
  readonly label: string;
  readonly content: ReactNode;
}

interface TabsProps {
  readonly label: string;
  readonly items: readonly TabItem[];
}

export function Tabs({ label, items }: TabsProps) {
  return (
    <AriaTabs className={s.tabs ?? ''}>
      <TabList className={s.list ?? ''} aria-label={label}>
        {items.map(({ id, label: name }) => (
          <Tab key={id} id={id} className={s.tab ?? ''}>
            {name}
          </Tab>
        ))}
      </TabList>
      {items.map(({ id, content }) => (
        <TabPanel key={id} id={id} className={s.panel ?? ''}>
          {content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
