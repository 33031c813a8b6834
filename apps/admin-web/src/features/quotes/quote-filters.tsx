import { MAX_QUOTE_SEARCH_LENGTH, parseCalendarDate, QUOTE_STATUSES } from '@ospite/domain';
import { Button, SelectField, TextField } from '@ospite/ui/office';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isFiltering, NO_FILTER, type QuoteFilter } from './quote-list-query';
import { statusText } from './quote-texts';
import * as s from './quotes.module.css';

interface QuoteFiltersProps {
  readonly filter: QuoteFilter;
  readonly onChange: (filter: QuoteFilter) => void;
}

/** Filters quotes by words, status or arrival; a search starts when it is submitted, not with every keystroke. */
export function QuoteFilters({ filter, onChange }: QuoteFiltersProps) {
  const { t } = useTranslation();
  const [words, setWords] = useState(filter.q);
  return (
    <form
      role="search"
      className={s.filters}
      onSubmit={(event) => {
        event.preventDefault();
        onChange({ ...filter, q: words.trim() });
      }}
    >
      <TextField
        type="search"
        name="q"
        label={t('office:quotes.search')}
        value={words}
        onChange={setWords}
        maxLength={MAX_QUOTE_SEARCH_LENGTH}
      />
      <SelectField
        label={t('office:quotes.status')}
        value={filter.status ?? ''}
        options={[
          { value: '', label: t('office:quotes.anyStatus') },
          ...QUOTE_STATUSES.map((status) => ({ value: status, label: statusText(t, status) })),
        ]}
        onChange={(value) => {
          const status = QUOTE_STATUSES.find((known) => known === value);
          onChange({ ...filter, q: words.trim(), status });
        }}
      />
      <TextField
        type="date"
        name="from"
        label={t('office:quotes.from')}
        value={filter.from ?? ''}
        onChange={(day) => onChange({ ...filter, q: words.trim(), from: parseCalendarDate(day) })}
      />
      <TextField
        type="date"
        name="to"
        label={t('office:quotes.to')}
        value={filter.to ?? ''}
        onChange={(day) => onChange({ ...filter, q: words.trim(), to: parseCalendarDate(day) })}
      />
      <Button type="submit" variant="quiet">
        {t('office:quotes.searchAction')}
      </Button>
      {isFiltering(filter) && (
        <Button
          variant="plain"
          onPress={() => {
            setWords('');
            onChange(NO_FILTER);
          }}
        >
          {t('office:common.clearFilters')}
        </Button>
      )}
    </form>
  );
}
