import type { FactoryProvider } from '@nestjs/common';

/** A port's abstract class is its token, too. */
type Token<Port> = abstract new (...given: never) => Port;
type Tokens<Ports extends readonly unknown[]> = { readonly [Index in keyof Ports]: Token<Ports[Index]> };

/** Provides a use case, which knows no Nest, with its ports in the order of its constructor. */
export function useCase<Ports extends unknown[], UseCase>(
  UseCaseClass: new (...ports: Ports) => UseCase,
  tokens: NoInfer<Tokens<Ports>>,
): FactoryProvider<UseCase> {
  return {
    provide: UseCaseClass,
    useFactory: (...ports: Ports) => new UseCaseClass(...ports),
    inject: [...tokens],
  };
}
