import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A version of a mail template. */
@Entity('mail_template_version')
export class MailTemplateVersionRow {
  @PrimaryColumn('integer') templateId!: number;
  @PrimaryColumn('integer') version!: number;
  @Column('text') subject!: string;
  @Column('text') body!: string;
  @Column('timestamptz', { default: () => 'now()' }) savedAt!: Date;
  /** The id of the user who saved it. Null for the version that came with the product. */
  @Column('integer', { nullable: true }) savedById!: number | null;
  /** The older version that this one restored. Null if none. */
  @Column('integer', { nullable: true }) restoredFrom!: number | null;
}
