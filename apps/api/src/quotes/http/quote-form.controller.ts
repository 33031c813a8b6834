import { IssueQuoteRef, PlaceQuote } from '@ospite/domain';
import { Body, Controller, Post, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { senderOf } from '@ospite/server/edge';
import { Public } from '@ospite/server/rest';
import { PostedForms } from '../../site';
import { pageAfterSending, QUOTE_FORM_PATHS, quoteFormLanguage } from '../quote-form-paths';
import { readQuoteForm } from './quote-form';

/** The quote form as browsers send it without script: to the page's own address, answered with a page. */
@ApiExcludeController()
@Controller()
export class QuoteFormController {
  constructor(
    private readonly placeQuote: PlaceQuote,
    private readonly issueRef: IssueQuoteRef,
    private readonly forms: PostedForms,
  ) {}

  @Public()
  @Post([...QUOTE_FORM_PATHS])
  async take(@Req() request: Request, @Res() response: Response, @Body() body: unknown): Promise<void> {
    const { draft, honeypot, values } = readQuoteForm(body);
    const language = quoteFormLanguage(request.path);
    const accept = async () => {
      const { quote } = await this.placeQuote.place({
        draft,
        language,
        // Without script nothing measures how long it took (decisions §3).
        signs: { honeypot, fillTimeMs: undefined },
        idempotencyKey: undefined,
        sender: senderOf(request),
      });
      return pageAfterSending(language, await this.issueRef.issue(quote));
    };
    await this.forms.answer(request, response, { values, accept });
  }
}
