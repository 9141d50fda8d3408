import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What a template has said as of one of its versions. */
@Entity('mail_template_version')
export class MailTemplateVersionRow {
  @PrimaryColumn('integer') templateId!: number;
  @PrimaryColumn('integer') version!: number;
  @Column('text') subject!: string;
  @Column('text') body!: string;
  @Column('timestamptz', { default: () => 'now()' }) savedAt!: Date;
  /** Null for what the product came with. */
  @Column('integer', { nullable: true }) savedById!: number | null;
  /** The older version that was brought back. */
  @Column('integer', { nullable: true }) restoredFrom!: number | null;
}
