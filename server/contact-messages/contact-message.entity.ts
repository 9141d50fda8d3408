import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** What somebody wrote to Uplift through a form of the site. */
@Entity('contact_message')
export class ContactMessage {
  @PrimaryGeneratedColumn('identity') id!: number;
  @Column('timestamptz', { default: () => 'now()' }) createdAt!: Date;
  @Column('text') kind!: string;
  @Column('text', { nullable: true }) fullName!: string | null;
  @Column('text', { nullable: true }) organisation!: string | null;
  @Column('text', { nullable: true }) email!: string | null;
  @Column('text', { nullable: true }) mobile!: string | null;
  @Column('text', { nullable: true }) website!: string | null;
  @Column('text', { nullable: true }) message!: string | null;
  @Column('integer', { nullable: true }) supplierId!: number | null;
  @Column('text', { nullable: true }) url!: string | null;
}
