import { Test } from '@nestjs/testing';
import { useCase } from './use-case';

abstract class Greeting {
  abstract word(): string;
}
abstract class Guests {
  abstract names(): string[];
}
class GreetGuests {
  constructor(
    private readonly greeting: Greeting,
    private readonly guests: Guests,
  ) {}

  greet(): string {
    return `${this.greeting.word()} ${this.guests.names().join()}`;
  }
}

it('a use case gets the adapters of its ports', async () => {
  const module = await Test.createTestingModule({
    providers: [
      useCase(GreetGuests, [Greeting, Guests]),
      { provide: Greeting, useValue: { word: () => 'Ciao' } },
      { provide: Guests, useValue: { names: () => ['Marta'] } },
    ],
  }).compile();
  expect(module.get(GreetGuests).greet()).toBe('Ciao Marta');
});

it('a use case that is wired with other ports than its own does not compile', () => {
  // @ts-expect-error in the wrong order
  useCase(GreetGuests, [Guests, Greeting]);
  // @ts-expect-error one is missing
  useCase(GreetGuests, [Greeting]);
  // @ts-expect-error one too many
  useCase(GreetGuests, [Greeting, Guests, Guests]);
});
