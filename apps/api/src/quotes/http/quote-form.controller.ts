import { IssueQuoteRef, PlaceQuote } from '@ospite/domain';
import { Body, Controller, Post, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Public } from '@ospite/server/rest';
import { PostedForms } from '../../site';
import { pageAfterSending, QUOTE_FORM_PATHS } from '../quote-form-paths';
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
    await this.forms.answer(request, response, readQuoteForm(body), async (form) => {
      const { quote } = await this.placeQuote.place(form);
      return pageAfterSending(form.language, await this.issueRef.issue(quote));
    });
  }
}
