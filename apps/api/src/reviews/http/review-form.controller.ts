import { PlaceReview } from '@ospite/domain';
import { Body, Controller, Post, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Public } from '@ospite/server/rest';
import { PostedForms } from '../../site';
import { REVIEW_FORM_PATHS, reviewThanksPath } from '../review-form-paths';
import { readReviewForm } from './review-form';

/** The review form as browsers send it without script: to the page's own address, answered with a page. */
@ApiExcludeController()
@Controller()
export class ReviewFormController {
  constructor(
    private readonly placeReview: PlaceReview,
    private readonly forms: PostedForms,
  ) {}

  @Public()
  @Post([...REVIEW_FORM_PATHS])
  async take(@Req() request: Request, @Res() response: Response, @Body() body: unknown): Promise<void> {
    await this.forms.answer(request, response, readReviewForm(body), async (form) => {
      await this.placeReview.place(form);
      return reviewThanksPath(form.language);
    });
  }
}
