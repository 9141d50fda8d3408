import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { HeldForm } from './held-forms.js';
import type { HeldAnswer } from './held-submission.type.js';

/** A suspicious submission of a public form. It exists until staff release or discard it. */
@Entity('held_submission')
export class HeldSubmission {
  @PrimaryGeneratedColumn('identity') id!: number;
  @Column('text') form!: HeldForm;
  @Column('text') senderName!: string;
  @Column('text', { nullable: true }) senderEmail!: string | null;
  @Column('text') summary!: string;
  @Column('jsonb') answers!: HeldAnswer[];
  /** The validated input of the form, for its release. */
  @Column('jsonb') content!: object;
  @Column('text') reason!: string;
  @Column('integer', { nullable: true }) recordId!: number | null;
  @Column('timestamptz', { default: () => 'now()' }) heldAt!: Date;
}
