import { render, screen } from '@testing-library/react';
import { Field } from './field';

describe('a field', () => {
  it('ties its label and its hint to the control', () => {
    render(
      <Field id="email" label="Email" note="(facoltativo)" hint="Per rispondere">
        {(control) => <input {...control} />}
      </Field>,
    );
    const control = screen.getByLabelText('Email (facoltativo)');
    expect(control).toHaveAccessibleDescription('Per rispondere');
    expect(control).toBeValid();
  });

  it('names its error in text, after the hint, and marks the control', () => {
    render(
      <Field id="email" label="Email" hint="Per rispondere" error="Manca">
        {(control) => <input {...control} />}
      </Field>,
    );
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Per rispondere Manca');
    expect(screen.getByLabelText('Email')).toBeInvalid();
  });
});
