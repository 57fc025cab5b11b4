CREATE TABLE "declaration" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_id" uuid NOT NULL,
	"version_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "declaration_template" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"audience" text NOT NULL,
	"required" boolean NOT NULL,
	"position" integer NOT NULL,
	"retired" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "declaration_version" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"template_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"text" text NOT NULL,
	"text_hash" text NOT NULL,
	"valid_from" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "signature" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"declaration_id" uuid NOT NULL,
	"person_id" text,
	"person_type" text,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "signature_evidence" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "signature_evidence_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"signature_id" uuid NOT NULL,
	"status" text NOT NULL,
	"version_number" integer NOT NULL,
	"text_hash" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"seen_ip" text NOT NULL,
	"sent_ip" text,
	"sent_at" text,
	"user_id" uuid,
	"user_name" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "declaration" ADD CONSTRAINT "declaration_client_id_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "declaration" ADD CONSTRAINT "declaration_version_id_declaration_version_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."declaration_version"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "declaration_version" ADD CONSTRAINT "declaration_version_template_id_declaration_template_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."declaration_template"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signature" ADD CONSTRAINT "signature_declaration_id_declaration_id_fk" FOREIGN KEY ("declaration_id") REFERENCES "public"."declaration"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signature_evidence" ADD CONSTRAINT "signature_evidence_signature_id_signature_id_fk" FOREIGN KEY ("signature_id") REFERENCES "public"."signature"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "declaration_client" ON "declaration" USING btree ("client_id");--> statement-breakpoint
CREATE UNIQUE INDEX "declaration_version_number" ON "declaration_version" USING btree ("template_id","number");--> statement-breakpoint
CREATE INDEX "signature_declaration" ON "signature" USING btree ("declaration_id");--> statement-breakpoint
CREATE INDEX "signature_evidence_signature" ON "signature_evidence" USING btree ("signature_id","id");