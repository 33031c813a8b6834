import { MAX_QUOTE_SEARCH_LENGTH, parseCalendarDate } from '@ospite/domain';
import { Button, TextField } from '@ospite/ui/office';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isSearching, NO_FILTER, type QuoteFilter } from './quote-list-query';
import * as s from './quotes.module.css';

interface QuoteFiltersProps {
  readonly filter: QuoteFilter;
  readonly onChange: (filter: QuoteFilter) => void;
}

/** Searches quotes by words or arrival; a search starts when it is submitted, not with every keystroke. */
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
        autoFocus={!isSearching(filter)}
        maxLength={MAX_QUOTE_SEARCH_LENGTH}
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
      {isSearching(filter) && (
        <Button
          variant="plain"
          onPress={() => {
            setWords('');
            onChange({ ...NO_FILTER, pile: filter.pile });
          }}
        >
          {t('office:common.clearFilters')}
        </Button>
      )}
    </form>
  );
}
